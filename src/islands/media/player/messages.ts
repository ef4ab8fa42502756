import { define } from '../../../lib/words/define.ts'

/** Words of the player at the foot of the page, and of sounds that are kept on the device. */
export const playerWords = define('player', {
  player: 'Sermon player',
  loading: 'Loading…',
  loadingPart: 'Loading… {percent} %',
  paused: 'Paused',
  failed: 'This recording could not be loaded. Check your connection, and press play to try again.',
  play: 'Play',
  pause: 'Pause',
  back: '15 seconds back',
  on: '15 seconds on',
  speed: 'Speed',
  close: 'Close the player',
  position: 'Position',
  at: '{time} of {length}',
  keep: 'Save offline',
  kept: 'Saved offline. It plays without a network.',
  remove: 'Remove',
  removeSound: 'Remove the sound of {title}',
  cancel: 'Cancel',
  notKept: 'This was not saved: the network was lost, or there is no room. {data}.',
})
