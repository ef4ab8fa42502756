import './every-page/site.ts'

// A dynamic import: the clock must not delay the page.
void import('../../components/site/clock.ts').then(({ startClock }) => startClock())
