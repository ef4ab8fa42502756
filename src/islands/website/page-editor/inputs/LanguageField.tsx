import { SelectField } from '../../../../components/form/ChoiceField.tsx'
import { Errors } from '../../../../components/form/errors.ts'
import { Field } from '../../../../components/form/Field.tsx'
import { nameOfLanguage } from '../../../../lib/text/language-names.ts'
import { inputWords } from './messages.ts'

type Props = {
  offered: readonly string[]
  /** The chosen tag; '' for another language, whose tag is typed. */
  chosen: string
  choose: (tag: string) => void
  other: string
  typeOther: (tag: string) => void
  wrong: string
}

/** The choice of a language by its name. */
export function LanguageField({ offered, chosen, choose, other, typeOther, wrong }: Props) {
  return (
    <>
      <SelectField
        name="language"
        label={inputWords.language}
        required
        value={chosen}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {offered.map((tag) => (
          <option key={tag} value={tag}>
            {nameOfLanguage(tag)}
          </option>
        ))}
        <option value="">{inputWords.anotherLanguage}</option>
      </SelectField>
      {chosen === '' && (
        <Errors value={wrong ? { 'language-tag': [wrong] } : {}}>
          <Field
            name="language-tag"
            label={inputWords.languageTag}
            hint={inputWords.twoOrThreeLetters}
            required
            maxLength={35}
            autoCapitalize="none"
            value={other}
            onChange={({ currentTarget }) => typeOther(currentTarget.value)}
          />
        </Errors>
      )}
    </>
  )
}
