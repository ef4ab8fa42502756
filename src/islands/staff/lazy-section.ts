import { type ComponentType, lazy } from 'react'

/** A section whose code is loaded when it is opened; `name` is the name of its export. */
export const section = (load: () => Promise<Record<string, unknown>>, name: string) =>
  lazy(async () => ({ default: (await load())[name] as ComponentType }))
