import { booksSections } from '../../../../src/lib/workspace/sections/books.ts'
import { formSections } from '../../../../src/lib/workspace/sections/forms.ts'
import { peopleSections } from '../../../../src/lib/workspace/sections/people.ts'
import { registerSections } from '../../../../src/lib/workspace/sections/registers.ts'
import { superAdminSections } from '../../../../src/lib/workspace/sections/super-admin.ts'
import { worshipSections } from '../../../../src/lib/workspace/sections/worship.ts'
import { test } from '../../fixtures.ts'
import { choosePseudo, deskSizes, inPseudo, walk } from './walk.ts'

/* Every section of the desks in a language that nobody speaks. */

test.use(inPseudo)

const addressesOf = (sections: readonly { address: string }[]) => sections.map(({ address }) => address)

const admin = addressesOf(superAdminSections)
const books = addressesOf(booksSections)

const desks: Record<string, readonly string[]> = {
  'the desk of people and care': admin.slice(0, 11),
  'the desk of website and settings': admin.slice(11),
  'the register of people': addressesOf([...peopleSections, ...registerSections]),
  'worship and forms': addressesOf([...worshipSections, ...formSections]),
  'the first half of the books': books.slice(0, 8),
  'the second half of the books': books.slice(8),
}

for (const [desk, paths] of Object.entries(desks))
  test(`an admin reads no English of the program at ${desk}, and longer words fit`, async ({
    page,
    church,
    signInAs,
  }) => {
    test.setTimeout(150_000)
    await choosePseudo(page, church)
    await signInAs('admin')
    await walk({ page, church, paths, sizes: deskSizes })
  })
