import { startClock } from '../../components/site/clock.ts'
import { startHeader } from './header.ts'
import { startToasts } from './toasts.ts'

/* The one script of a reading page: one request, whatever lives on it. */

startHeader()
startToasts()
startClock()
