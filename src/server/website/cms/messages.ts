import { define } from '../../../lib/words/define.ts'

/** Words of e-mails to who looks after a page. */
export const pageEmailWords = define('pageEmails', {
  page: 'Pages I look after, on your dashboard',
  givenSubject: 'You look after the page {path}',
  givenToAsk:
    'From now on you can write the page {path} of our church. When you are ready, ask to publish it: somebody looks at it first. Here it is:',
  givenToPublish:
    'From now on you can write the page {path} of our church. What you publish is seen by everybody at once. Here it is:',
  publishedSubject: 'Your page {path} is published',
  published: 'What you wrote on the page {path} is published. Thank you! You can go on writing here:',
  sentBackSubject: 'A word about your page {path}',
  sentBack: 'What you wrote on the page {path} is not published yet. This was written about it:',
  changeIt: 'You can change it and ask again:',
})

/** What the API of the website answers and refuses, and what it says of a draft. */
export const pageRefusals = define('pageRefusals', {
  choosePicture: 'Please choose a picture',
  paymentProviderProvider: 'Payment provider: {provider}',
  siteOpenEverybodySees: 'The site is open: everybody sees it.',
  hourYouSeeSite: 'For an hour you see the site as it is.',
  churchNewName: 'The church has a new name',
  usernameChangedNameChurch:
    '{username} changed the name of the church. It stands on every page, and on receipts and statements.',
  thereNoSuchPage: 'There is no such page.',
  yourAccountMayNot: 'Your account may not edit this page.',
  askPublishSomebodyLooks: 'Please ask to publish: somebody looks at it first.',
  yourAccountMayNot2: 'Your account may not do this with the page.',
  somebodyElse: 'Somebody else',
  whoChangedPageMeanwhile:
    '{who} changed this page meanwhile. Nothing is lost: look at theirs, or save yours on top.',
  sayWhatPictureShows: 'Please say what the picture shows, or that it is a decoration',
  picture: 'The picture',
  page: 'The page',
  thereNoPageAt: 'There is no page at {path}',
  firstVersion: 'The first version',
  removedLabel: 'Removed: {label}',
  orderBlocks: 'The order of the blocks',
  whatChatShows: 'What a chat shows',
  changedName: 'Changed: {name}',
  addedLabel: 'Added: {label}',
  changedLabel: 'Changed: {label}',
  pagesYourDashboard: 'Pages, on your dashboard',
  newsYourDashboard: 'News, on your dashboard',
  fileLargerThanSize: 'This file is larger than {size} MB',
  choosePDFDocumentSound: 'Please choose a PDF, a document, a sound or a film',
  waitsNoLongerLoad: 'This waits no longer. Please load it again.',
  usernameWroteNumberSite:
    '{username} wrote a number that the site does not show elsewhere. Is it one to which people may send money?',
  homePageCannotHidden: 'The home page cannot be hidden.',
  pageHidden: 'The page is hidden.',
  onlyLanguageVisitorsSee: 'This is the only language that visitors see. Hide the page instead.',
  pageMoved: 'The page is moved.',
  pageDeleted: 'The page is deleted.',
  anotherPageAddress: 'Another page has this address',
  byWrittenPageSince: '{by} has written on this page since. Please look at it again.',
  nobodyWaitsAnswerAbout: 'Nobody waits for an answer about this page.',
  pageChangedSinceYou: 'This page has changed since you looked at it. Please look at it again.',
  pagePathWaitsYou: 'The page {path} waits for you',
  thereNoSuchVersion: 'There is no such version.',
  thereNoSuchPost: 'There is no such post.',
  postBin: 'The post is in the bin.',
  newNumberIn: 'A new number stands in {place}',
  notBelowItself: 'A page cannot be below itself',
  addressOfSite: '{path} is an address of the site itself: its page stays there, and can be hidden',
  noPartOfPage: '{link} is no part of this page',
  notPublished: '{path} is not published',
  shownOnlyWith: '“{label}” is shown only with {needs}',
  bothNeeds: '{first} and {second}',
  notInLook: '“{label}” is not shown in this look',
  notOnPage: '“{label}” is not shown on this page',
  title: 'Title',
  description: 'Description',
  pictureName: 'Picture',
  hiddenLabel: 'Hidden: {label}',
  shownLabel: 'Shown: {label}',
  waitsForYou: '{by} has written on the page {path} and asks to publish it.',
  changeNote: 'Change note: {note}',
  lookAndPublish: 'Please look at it, and publish it or send it back with a word:',
})

/** The same of a post of the news. */
export const postRefusals = define('postRefusals', {
  yourAccountMayNot: 'Your account may not edit this post.',
  yourAccountMayNot2: 'Your account may not do this with the post.',
  whoChangedPageMeanwhile:
    '{who} changed this post meanwhile. Nothing is lost: look at theirs, or save yours on top.',
  page: 'The post',
  onlyLanguageVisitorsSee: 'This is the only language that visitors see. Hide the post instead.',
  byWrittenPageSince: '{by} has written on this post since. Please look at it again.',
  nobodyWaitsAnswerAbout: 'Nobody waits for an answer about this post.',
  pageChangedSinceYou: 'This post has changed since you looked at it. Please look at it again.',
  pagePathWaitsYou: 'The post {path} waits for you',
  notOnPage: '“{label}” is not shown on this post',
  waitsForYou: '{by} has written on the post {path} and asks to publish it.',
})
