/** A page's component as the compiler of `npm run typecheck` sees it, which cannot read .astro files. Their own check can, and does not see this. */
declare module '*.astro' {
  const component: import('astro/runtime/server/index.js').AstroComponentFactory
  export default component
}
