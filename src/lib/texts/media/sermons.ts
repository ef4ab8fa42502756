import { define } from '../../words/define.ts'

export const sermonTexts = define('sermonTexts', {
  listen: 'Listen Now',
  pause: 'Pause',
  watch: 'Watch Video',
})
