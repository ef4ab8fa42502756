import './every-page/site.ts'

// A dynamic import: the clock must not delay the page. Without a network the hour of the HTML stays.
void import('../../components/site/clock.ts').then(
  ({ startClock }) => startClock(),
  () => undefined,
)
