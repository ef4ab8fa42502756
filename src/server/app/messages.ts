import { define } from '../../lib/words/define.ts'

/** What the app itself refuses. */
export const appRefusals = define('appRefusals', {
  userDeletedSuccessfully: 'User deleted successfully',
  onlyFellowshipLeaderLeads: 'Only a fellowship leader leads one',
  memberSignedOutEverywhere: 'This member is signed out everywhere.',
  thereNoSuchSession: 'There is no such session.',
  addressCharacterCannotSearched: 'This address has a character that cannot be searched for.',
  thereNothingAtAddress: 'There is nothing at this address.',
  addressAnswersAllowOnly: 'This address answers {allow} only.',
  somethingWentWrongOur: 'Something went wrong on our side. Please try again in a moment.',
  thereNoSuchKind: 'There is no such kind of messages.',
  nobodyCanFillWord: 'Nobody can fill {word}. You may write {known}',
  asTextMessageParts: 'As a text message this has {parts} parts. Please shorten it',
  yourAccountMayNot: 'Your account may not do this.',
  youCanSaveList: 'You can save the list.',
  searchAtMostLongestFind: 'Please search for at most {longestFind} characters',
  giveWordAtLeast: 'Please give a word of at least two letters',
  churchServerBeingRestarted: 'The church’s server is being restarted. Please try again in a moment.',
})

/** Words of the block with the newest year that the books have published. */
export const publishedYearWords = define('publishedYear', {
  root: 'The root of the books on {day}, by which anybody can prove later that nothing was rewritten: {root}',
  goal: '{percent} % of the goal is reached.',
  allElse: 'All else',
  allTogether: 'All together',
  whole: 'What came in until {day}: {amount}.',
  wholeOf: 'What came in until {day}: {amount}, with {gifts} gifts that had a name on them.',
  title: '{year} in figures',
  caption: 'What came in for the church in {year}',
})
