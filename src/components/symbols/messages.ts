import { define } from '../../lib/words/define.ts'

/** What the symbols mean, when one is used alone; its name stands before it. */
export const symbolWords = define('symbols', {
  cross: 'The cross of Christ',
  gyeNyame: 'Except God',
  sankofa: 'Go back and fetch it',
  dwennimmen: 'Strength with humility',
  nyameDua: 'Tree of God',
  akoma: 'The heart: patience and goodwill',
  nkonsonkonson: 'The chain link: we belong to each other',
  mateMasie: 'What I hear, I keep',
  beseSaka: 'A sack of kola nuts: plenty and sharing',
  funtunfunefu: 'Two crocodiles with one stomach: sharing what feeds us',
})
