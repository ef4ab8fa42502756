import { define } from '../../../lib/words/define.ts'

/** Words on sheets of songs. */
export const sheetWords = define('songSheet', {
  songs: 'Songs',
  key: 'Key {key}',
  capo: 'Capo {capo} (play in {key})',
  tempo: '{tempo} beats a minute',
})
