import { define } from '../../words/define.ts'

/** Why what somebody says about turns to serve is refused. */
export const rotaRules = define('rota-rules', {
  team: 'Please name the team, such as “Ushers”',
  needed: 'Please say how many are needed: 1 to 50',
  once: 'Each service may be named once',
  whom: 'Please choose whom to ask',
  tooMany: 'Please ask at most {most} at once',
  answer: 'Please say yes or no',
  lastDay: 'The last day comes after the first',
  aYear: 'Please give at most a year at once',
  days: 'Please give 0 to {most} days',
})
