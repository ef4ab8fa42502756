import { test } from '../../fixtures.ts'
import { choosePseudo, inPseudo, walk } from './walk.ts'

/* The pages of members, leaders, media and ushers in a language that nobody speaks. */

test.use(inPseudo)

const ways: Record<string, readonly string[]> = {
  newcomer: ['/complete-profile', '/dashboard', '/profile', '/memberfellowship'],
  member: [
    '/dashboard',
    '/my-giving',
    '/my-messages',
    '/rota',
    '/profile',
    '/memberfellowship',
    '/settings',
    '/youthsignup',
    '/TestimonyShare',
    '/prayer-requests?show=answered',
  ],
  leader: ['overview', 'members', 'events', 'prayer-requests', 'testimonies', 'messages', 'activities']
    .map((section) => `/fellowship-leader#${section}`)
    .concat('/inbox', '/care', '/dashboard'),
  media: ['/media-dashboard', '/media-dashboard#live', '/media-dashboard/add-sermon'],
  // Who may do all opens what ushers and the office have.
  admin: ['/check-in', '/inbox', '/care', '/care#newcomers', '/care#prayers', '/care#overview', '/languages'],
}

for (const [who, paths] of Object.entries(ways))
  test(`${who} reads no English of the program, and longer words fit`, async ({ page, church, signInAs }) => {
    test.setTimeout(150_000)
    await choosePseudo(page, church)
    await signInAs(who)
    await walk({ page, church, paths })
  })
