import { define } from '../../words/define.ts'

/** Why a task of care, or an answer to a conversation, is refused. */
export const careRules = define('care-rules', {
  kind: 'Please say what it is about',
  person: 'Please choose the person',
  title: 'Please say what is to do',
  somebody: 'Please choose somebody',
  outcome: 'Please say in a word how it went',
  answer: 'Please write the answer',
  way: 'Please say how you answer',
})
