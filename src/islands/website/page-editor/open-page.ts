import { writeHashWords } from '../../../components/staff/useHash.ts'

/** Opens a page in the editor. */
export const openPage = ({ path, lang }: { path: string; lang: string }): void =>
  writeHashWords({ page: path, lang: lang === 'en' ? '' : lang })
