import { startHeader } from './header.ts'
import { startToasts } from './toasts.ts'

/* What every page starts. A reading page has one script: this one, or its own, which begins with this one. */

startHeader()
startToasts()
