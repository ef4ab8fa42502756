import { define } from '../../../lib/words/define.ts'

/** Words on sheets of songs. */
export const sheetWords = define('songSheet', {
  songs: 'Songs',
  key: 'Key {key}',
  capo: 'Capo {capo} (play in {key})',
  tempo: '{tempo} beats a minute',
})

/** What is answered and refused about songs. */
export const songRefusals = define('songRefusals', {
  noSong: 'There is no such song.',
  inUse: 'This song is in a plan, or was sung: the yearly report names it. Please archive it.',
  noUse: 'There is no such use.',
  weeks: 'Please give a number of weeks',
  year: 'Please give a year, such as 2026',
  chooseFile: 'Please choose a file',
  plannersSave: 'Who plans the services saves such files.',
  deleted: 'The song is deleted.',
  unlicensed:
    '{titles}: words that are not in the public domain need a licence. Please enter it in the settings of the church, or mark the song as public domain.',
  unlicensedMore:
    '{titles} and others: words that are not in the public domain need a licence. Please enter it in the settings of the church, or mark the song as public domain.',
  removed: 'Removed.',
})
