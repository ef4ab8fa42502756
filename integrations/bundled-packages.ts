import type { Plugin } from 'vite'

/** Packages with native code, or that few churches need. */
const external = ['@node-rs/argon2', 'sharp', '@aws-sdk/client-s3', 'fontkit', 'pdfkit']

/**
 * Bundles the packages that the server's pages use. Most are hundreds of small files: bundled, the first page of a process costs half
 * the work.
 */
export function bundledPackages(): Plugin {
  return {
    name: 'asore:bundled-packages',
    apply: 'build',
    configEnvironment: (name) =>
      name === 'ssr'
        ? {
            resolve: { noExternal: true, external },
            // React's own checks of development stay out.
            define: { 'process.env.NODE_ENV': JSON.stringify('production') },
          }
        : undefined,
  }
}
