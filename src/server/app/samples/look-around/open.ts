import { lookAround } from '../../../../content/look-around.ts'
import { demonstrationPassword } from '../../../../content/people.ts'
import type { Settings } from '../../../platform/config.ts'
import { lookAroundRoutes } from './routes.ts'
import { answerMeanwhile, removeSample, watchRequests, whyNotAgain } from './start-again.ts'

export type OpenLookAround = ReturnType<typeof openLookAround>

/** What the demonstration has and no other church: its routes, whom its login offers, what the start prints, and how it is put back. */
export function openLookAround(settings: Settings, begin: () => void) {
  return {
    routes: lookAroundRoutes({ hindrance: whyNotAgain(settings), begin }),
    people: lookAround.map(({ as, name, first }) => ({ as, name, first })),
    startLines: startLines(),
    ...watchRequests(),
    answerMeanwhile,
    removeSample,
  }
}

/** The accounts of the demonstration as `npm start` prints them. */
const startLines = () => `
Demonstration accounts, all with the password ${demonstrationPassword}; the page /login signs you in as each by one press:
${lookAround.map(({ username, first }) => `  ${username.padEnd(11)} ${first}`).join('\n')}
  leader2     Leads another fellowship

To begin it anew, press "Start again" as the admin, or delete the folder. A church of your own: npm start -- --own
`
