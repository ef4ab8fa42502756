import { startHeader } from './header.ts'

/* What every page starts. A reading page has one script: this one, or its own, which begins with this one. */

startHeader()
