/**
 * Chunks shared by pages, which browsers cache for a year. A group is a folder or a package, with what its modules import; with
 * `minShareCount`, of a folder only what so many entries share (islands, scripts of pages, code that is loaded later). No
 * group names a file (tests/unit/chunk-groups.test.ts), so that a rename changes no chunk. Of two groups that match, the first
 * takes the module. The bundler splits all other code that islands share.
 */
export const sharedChunks = {
  groups: [
    { name: 'react', test: /\/node_modules\/(react|react-dom|scheduler|@astrojs\/react)\// },
    { name: 'shell', test: /\/src\/.*\/every-page\// },
    // No React in it: Logout also loads it on pages without an island.
    { name: 'client', test: /\/src\/lib\/api\//, minShareCount: 20 },
    { name: 'contract', test: /\/node_modules\/zod\/|\/src\/lib\/contract\//, minShareCount: 20 },
    { name: 'island', test: /\/src\/(stores|lib|components\/ui)\/[^/]+$/, minShareCount: 12 },
    { name: 'form', test: /\/src\/components\/form\//, minShareCount: 12 },
  ],
}
