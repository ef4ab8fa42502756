import { readWorkspace } from '../../../lib/api/settings/workspace.ts'
import { logUnlessUnknown } from '../../../lib/api/unknown-call.ts'
import { store } from '../../../lib/browser/browser-storage.ts'
import { workspaceKey } from '../../../lib/browser/clear-storage.ts'
import { readAccount } from '../../../stores/member.ts'

/** Asks the server which rights the user has now and what waits, and keeps the answer on the device, which the menus follow. */
export async function refreshWorkspace(): Promise<void> {
  const username = readAccount()?.username
  try {
    const workspace = await readWorkspace()
    if (readAccount()?.username === username) store(workspaceKey, JSON.stringify({ username, ...workspace }))
  } catch (error) {
    logUnlessUnknown(error)
  }
}
