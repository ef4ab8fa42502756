import { Window } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** Classes of the server that a browser has, too: the app under test runs in the same process, and keeps those of Node. */
const ofNode = ['Blob', 'File', 'URL', 'URLSearchParams', 'Headers', 'Request', 'Response', 'AbortController', 'AbortSignal'] as const

/**
 * A Vitest environment in which an island and the real app live side by side: document, storage and events are those of
 * happy-dom; what a request is made of is Node's.
 */
export default {
  name: 'page',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({ url: 'http://localhost/', settings: { disableJavaScriptFileLoading: true, disableCSSFileLoading: true } })
    const kept = [...ofNode, 'FormData' as const].map((name) => [name, global[name]] as const)
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    for (const [name, value] of kept) Object.defineProperty(global, name, { value, configurable: true, writable: true })
    global.FormData = formDataOf(global.FormData, window)
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, descriptor] of originals) Object.defineProperty(global, key, descriptor)
        for (const [name, value] of kept) Object.defineProperty(global, name, { value, configurable: true, writable: true })
      },
    }
  },
} satisfies Environment

/** Node's FormData that also reads a form of the page. */
function formDataOf(Native: typeof FormData, window: Window): typeof FormData {
  return class extends Native {
    constructor(form?: HTMLFormElement) {
      super()
      if (!form) return
      for (const [name, value] of new window.FormData(form as never)) this.append(name, value as never)
    }
  }
}
