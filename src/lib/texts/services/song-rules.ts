import { define } from '../../words/define.ts'

/** Why a song is refused. */
export const songRules = define('songRules', {
  title: 'Please give the song a title',
  titles: 'A song has at most 12 other titles',
  number: 'Please give a whole number from {least} to {most}',
  language: 'Please choose a language',
  kind: 'Please choose what this part is',
  words: 'Please write the words of this part',
  key: 'Please choose a key',
  time: 'Please write the time as 4/4',
  theme: 'Please write each theme',
  themes: 'A song has at most 20 themes',
  parts: 'A song has at most {most} parts',
  twice: 'Two parts have the same kind, number and language',
  order: 'The order names a part that the song does not have',
  none: 'Please choose a song',
  many: 'Please choose at most 200 songs',
  format: 'Please choose a kind of file',
})
