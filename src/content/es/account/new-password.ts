import type { NewPasswordWords } from '../../en/account/new-password.ts'

export const newPassword: NewPasswordWords = {
  hint: (least) => `Al menos ${least} caracteres`,
  tooShort: (least) => `La contraseña debe tener al menos ${least} caracteres`,
  weak: 'Se puede adivinar. Unas cuantas palabras sin relación son más seguras y más fáciles de recordar.',
  strong: 'Contraseña segura',
}
