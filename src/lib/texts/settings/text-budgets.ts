import { define } from '../../words/define.ts'

/** What each budget of text messages is for. */
export const textBudgetTexts = define('textBudgets', {
  textMessagesThatStaff: 'Text messages that staff writes',
  textMessagesThatGo: 'Text messages that go by themselves',
  codesByTextMessage: 'Codes by text message to confirmed numbers',
  textMessagesToNumbers: 'Text messages to numbers that nobody has confirmed',
})
