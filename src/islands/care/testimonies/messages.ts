import { define } from '../../../lib/words/define.ts'

/** Words of /testimonies. */
export const testimonyWords = define('testimonies', {
  newest: 'These are the newest {most} testimonies.',
  share: 'Share your testimony',
  search: 'Search testimonies',
  category: 'Category',
  allCategories: 'All',
  all: 'All testimonies',
  testimonies: { one: '{count} testimony', other: '{count} testimonies' },
  noneFound: 'No testimony here tells of that yet.',
  noneYet: 'Nobody has shared a testimony yet. Yours could be the first.',
  showAll: 'Show all testimonies',
  waits: 'Waiting for approval',
  aMember: 'A member of the church',
  verified: '✓ Verified',
  like: 'Like',
  liked: 'Liked',
  likedAlready: 'You have liked this today. Thank you!',
  likes: { one: '{count} like', other: '{count} likes' },
  video: 'Video<a> of {title}, in a new tab</a>',
})

/** Words of /testimonyshare. */
export const shareWords = define('testimonyShare', {
  readOthers: 'Read what others tell',
  act: 'Sharing a testimony',
  logInFirst: 'Please log in to share your testimony. It is told under your own name.',
  logIn: 'Log in',
  signUp: 'Sign up',
  name: 'Name',
  title: 'Title',
  category: 'Category',
  testimony: 'Your testimony',
  hint: 'What happened, and how you saw God in it. What you type stays in this browser until you send it.',
  image: 'Image',
  picked: 'What you picked',
  imageHint: 'JPEG, PNG or WebP, up to 10 MB. Please ask whoever else is in it.',
  video: 'Video link',
  videoHint: 'The address of a video, for example https://youtu.be/…',
  submit: 'Share testimony',
  busy: 'Sharing...',
})
