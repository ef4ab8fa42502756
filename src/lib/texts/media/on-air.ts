import { define } from '../../words/define.ts'

/* What the home page says while the church is on air. */

export const onAirWords = define('onAir', {
  label: 'On air',
  now: 'On air now:',
  watch: 'Watch live',
})
