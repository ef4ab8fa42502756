/** What the parent asks: to open a site with these settings, or to close the open one. */
export type Asked = { open: Record<string, string> } | { close: true }

/** The path is a variable, so that types come from the source and the program from the build. */
const built = new URL('../../dist/server/main.js', import.meta.url).href
const { openSite, readSettings } = (await import(built)) as typeof import('../../src/server/main.ts')

let open: Awaited<ReturnType<typeof openSite>> | undefined

async function answer(order: Asked): Promise<void> {
  await open?.end()
  open = 'open' in order ? await openSite(readSettings(order.open)) : undefined
  await open?.announce()
}

process.on('message', (order: Asked) => {
  answer(order).then(
    () => process.send?.({ done: true }),
    (error: unknown) => process.send?.({ failed: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))
