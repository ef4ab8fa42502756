import { Pages as PageSection } from '../page-editor/list/Pages.tsx'
import { News as NewsSection } from './News.tsx'

/*
 * The sections that write pages and posts, in one script: they have the editor in common, which would else come in as many requests as it has
 * parts that both use.
 */

export const Pages = () => <PageSection />
export const News = () => <NewsSection />
