import { define } from '../../words/define.ts'

/** Why a message or a choice about messages is refused. */
export const messageRules = define('messageRules', {
  chooseTemplate: 'Please choose a template',
  enterText: 'Please enter the text',
  sayWhetherGoes: 'Please say whether it goes',
  giveSubject: 'Please give a subject',
  writeMessage: 'Please write the message',
  chooseWhatComesFirst: 'Please choose what comes first',
  chooseWhatComesNext: 'Please choose what comes next',
  nameWhatYouDo: 'Please name what you do not want',
  linkIncomplete: 'This link is incomplete',
  chooseWhatStop: 'Please choose what to stop',
  chooseWhom: 'Please choose to whom',
  chooseWhatAbout: 'Please choose what it is about',
  chooseHowGoes: 'Please choose how it goes',
  writeWordsEachVariable: 'Please write the words of each variable',
  templateTooManyVariables: 'This template has too many variables',
  giveDateTime: 'Please give a date and a time',
  giveAddressPushService: 'Please give the address of the push service',
  giveKeyBrowser: 'Please give the key of the browser',
  giveSecretBrowser: 'Please give the secret of the browser',
  sayHowOftenShared: 'Please say how often it was shared before',
})
