import { Window } from 'happy-dom'
import { type Environment, populateGlobal } from 'vitest/runtime'

/** What the server of the same process has in Node, too, and a request is made of: these stay Node's own. */
const ofNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
  'FormData',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WritableStream',
]

/**
 * A Vitest environment in which an island and the real app live side by side: document, storage and events are those of happy-dom,
 * what a request is made of is Node's. Nothing is loaded by the document itself.
 */
export default {
  name: 'page',
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({
      url: 'http://localhost/',
      settings: { navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true } },
    })
    const own = ofNode.map((name) => [name, Object.getOwnPropertyDescriptor(global, name)] as const)
    Reflect.set(window.HTMLCanvasElement.prototype, 'getContext', () => blank)
    Reflect.set(window, 'Path2D', blank)
    Object.defineProperty(window.HTMLOptionElement.prototype, 'defaultSelected', defaultSelected)
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    const restore = () => {
      for (const [name, property] of own) if (property) Object.defineProperty(global, name, property)
    }
    restore()
    global.FormData = formDataOf(global.FormData, window)
    global.FileReader = fileReaderOf(window)
    return {
      async teardown() {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, property] of originals) Object.defineProperty(global, key, property)
        restore()
      },
    }
  },
} satisfies Environment

/** The context of a canvas on which nothing is drawn, and each path of it. */
const blank: object = new Proxy(class {}, {
  get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : blank),
  set: () => true,
  apply: () => blank,
  construct: () => blank,
})

/** Whether an option is selected at first, which React sets; happy-dom does not have it. */
const defaultSelected: PropertyDescriptor & ThisType<HTMLOptionElement> = {
  get() {
    return this.hasAttribute('selected')
  },
  set(selected: boolean) {
    this.toggleAttribute('selected', selected)
  },
  configurable: true,
}

/** Node's FormData, which reads the fields of a form of the page, too. A file of the page is Node's, which happy-dom would make a text. */
function formDataOf(Native: typeof FormData, window: Window): typeof FormData {
  return class extends Native {
    constructor(form?: HTMLFormElement) {
      super()
      if (!form) return
      const files = new Set(
        [...form.querySelectorAll<HTMLInputElement>('[type=file]')].map(({ name }) => name),
      )
      // The typings of happy-dom know no element of TypeScript's own.
      for (const [name, value] of new window.FormData(form as never))
        if (!files.has(name)) this.append(name, String(value))
      for (const input of form.querySelectorAll<HTMLInputElement>('[type=file][name]'))
        for (const file of input.files ?? []) this.append(input.name, file)
    }
  }
}

/** A FileReader of Node's files. */
function fileReaderOf(window: Window) {
  return class extends window.FileReader {
    override readAsDataURL(file: InstanceType<Window['Blob']>): void {
      const read = (bytes: ArrayBuffer) => super.readAsDataURL(new window.Blob([bytes], { type: file.type }))
      void file.arrayBuffer().then(read)
    }
  }
}
