import { expect, test } from 'vitest'
import { OpenPage } from '../../../src/islands/website/page-editor/OpenPage.tsx'
import type { EditedPageAnswer } from '../../../src/lib/contract/website/page-draft.ts'
import { openIsland } from '../../support/page.tsx'
import { dialog, dialogSays, noDialog, press, sees } from '../../support/page-acts.ts'

test('an editor discards the draft of a page after a confirmation, and Cancel keeps it', async () => {
  await using page = await openIsland(<p>Elsewhere</p>, { as: 'admin' })
  const { id } = await page.church.db
    .selectFrom('page')
    .select('id')
    .where('path', '=', '/about')
    .executeTakeFirstOrThrow()
  const read = () => page.ask('admin', `GET admin/pages/${id}/?lang=en`) as Promise<EditedPageAnswer>
  const { version, document } = await read()
  const drafted = { ...document, title: 'Who we were' }
  await page.ask('admin', `PUT admin/pages/${id}/draft/`, { lang: 'en', version, document: drafted })
  await page.open(<OpenPage text={{ id, lang: 'en' }} close={() => undefined} />)

  await press('Discard draft')
  await dialogSays('Discard the draft of /about?')
  await press('Cancel', await dialog())
  expect(await read()).toMatchObject({ is_draft: true, document: { title: 'Who we were' } })
  await press('Discard draft')
  await press('Discard draft', await dialog())

  await sees('Draft discarded')
  await noDialog()
  expect(await read()).toMatchObject({ is_draft: false, document: { title: document.title } })
})
