import { startClock } from '../../components/site/clock.ts'
import { startHeader } from './header.ts'

/* The one script of a reading page: one request, whatever lives on it. */

startHeader()
startClock()
