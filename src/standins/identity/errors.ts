// Refusals in Firebase's wire format. The SDK reads error.message up to " : " and knows these codes.
type WireCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_ARGUMENT'
  | 'INVALID_CONTINUE_URI'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_PASSWORD'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQ_TYPE'
  | 'MISSING_EMAIL'
  | 'MISSING_GRANT_TYPE'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_IDENTIFIER'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_DOES_NOT_MEET_REQUIREMENTS'
  | 'RESET_PASSWORD_EXCEED_LIMIT'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

export class WireError extends Error {
  readonly code: WireCode
  constructor(code: WireCode, text?: string) {
    super(text ? `${code} : ${text}` : code)
    this.code = code
  }
}

export function wireBody(message: string) {
  return { error: { code: 400, message, errors: [{ message, domain: 'global', reason: 'invalid' }] } }
}
