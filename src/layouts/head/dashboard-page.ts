import { watchStored } from '../../lib/browser/browser-storage.ts'
import { ownDashboard } from '../../lib/browser/guard.ts'
import './guarded-page.ts'
import { readVisitor, redirectTo } from './visitor.ts'

/* The members' dashboard: after the guard, sends staff to their own one, once their role is known. */

const look = (): void => redirectTo(ownDashboard(readVisitor()))

look()
if (!readVisitor().username) watchStored(look)
