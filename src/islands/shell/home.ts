import './site.ts'

// After the page: the hour is not what it waits for.
void import('../../components/site/clock.ts').then(({ startClock }) => startClock())
