import type { Id } from '../../contract/base.ts'
import { BinEntry } from '../../contract/settings/bin.ts'
import { api } from '../client.ts'
import { isForeign } from '../renewal.ts'
import { resource } from '../resource.ts'

/** Names something in the bin. An entry of the list has both, too. */
type Item = { kind: string; row: Id }

export const binCalls = resource<BinEntry, never>('bin', BinEntry)

/** Whether the backend keeps what staff deletes; only ours does. */
export const hasBin = !isForeign

/** POST bin/restore/. Throws ApiError; 409 when a name is taken or what it belongs to is gone. */
export const restoreFromBin = ({ kind, row }: Item): Promise<void> => post('bin/restore/', { kind, row })

/** POST bin/erase/: deletes it for good. Throws ApiError. */
export const eraseFromBin = ({ kind, row }: Item): Promise<void> => post('bin/erase/', { kind, row })

async function post(path: string, item: Item): Promise<void> {
  await api.url(path).post(item).res()
}
