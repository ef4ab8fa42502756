import { type ComponentType, lazy } from 'react'

/** A section whose code comes when it is opened; `name` is what its file exports. */
export const section = (load: () => Promise<Record<string, unknown>>, name: string) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }))
