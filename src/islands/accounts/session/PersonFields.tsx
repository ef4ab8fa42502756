import { ChoiceField, SelectField } from '../../../components/form/ChoiceField.tsx'
import { Field } from '../../../components/form/Field.tsx'
import { ShowPasswords } from '../../../components/form/ShowPasswords.tsx'
import { churchCallingCode } from '../../../lib/text/calling-code.ts'
import { phoneHint } from '../../../lib/text/phone-hint.ts'
import { signUpWords } from './messages.ts'

type Known = Partial<Record<'first_name' | 'middle_name' | 'last_name' | 'telephone', string>>

/** `known` is what the church knows of them already. */
type Props = { needsEmail?: boolean; leastPassword?: 8 | 10; known?: Known }

/** Personal details and credentials: the fields of the First Timer and of the first admin. */
export function PersonFields({ needsEmail = false, leastPassword = 8, known = {} }: Props) {
  const field = { required: true }
  const genders = [
    ['male', signUpWords.male],
    ['female', signUpWords.female],
  ] as const
  const start = (name: keyof Known) => ({ name, defaultValue: known[name] })

  return (
    <>
      <div className="form-pair">
        <Field {...field} {...start('first_name')} label={signUpWords.firstName} autoComplete="given-name" />
        <Field {...start('middle_name')} label={signUpWords.middleName} autoComplete="additional-name" />
      </div>
      <Field {...field} {...start('last_name')} label={signUpWords.lastName} autoComplete="family-name" />
      <Field
        {...field}
        name="username"
        label={signUpWords.username}
        hint={signUpWords.usernameHint}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Field name="email" label={signUpWords.email} type="email" autoComplete="email" required={needsEmail} />
      <div className="phone-pair">
        <SelectField name="country_code" label={signUpWords.countryCode} autoComplete="tel-country-code">
          <option>{churchCallingCode()}</option>
        </SelectField>
        <Field
          {...field}
          {...start('telephone')}
          label={signUpWords.phone}
          hint={phoneHint()}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <ChoiceField name="gender" label={signUpWords.gender} options={genders} />
      <Field
        {...field}
        name="password"
        label={signUpWords.password}
        hint={signUpWords.passwordHint({ least: leastPassword })}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...field}
        name="confirm_password"
        label={signUpWords.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
      <ShowPasswords label={signUpWords.showPasswords} names={['password', 'confirm_password']} />
    </>
  )
}
