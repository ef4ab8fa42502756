import { onTestFinished } from 'vitest'
import { openViews } from '../../src/server/app/views/church.ts'
import {
  readChurch,
  readChurchSettings,
  readModulesOff,
} from '../../src/server/settings/church-settings/repo.ts'
import { openPublishedPages } from '../../src/server/website/cms/published-pages.ts'
import type { Church } from './church.ts'

/** Lets the functions of server/app/views read a test's church. */
export function showChurch({ db, files, cache, clock }: Church): void {
  const opened = Symbol.for('asore.church')
  openViews({
    db,
    files,
    cache,
    siteUrl: undefined,
    headers: {},
    imports: {},
    giving: { providers: [], isDemonstration: true },
    now: () => clock.now,
    readChurch: () => readChurch(db),
    readSettings: () => readChurchSettings(db),
    readModulesOff: () => readModulesOff(db),
    readPages: openPublishedPages(db, cache),
    seesClosed: () => false,
    readPreview: async () => undefined,
  })
  onTestFinished(() => void Reflect.deleteProperty(globalThis, opened))
}
