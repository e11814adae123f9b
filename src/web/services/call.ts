import { type Answer, type InputArgs, type JsonKey, requestOf } from '#contract/address.ts'
import { request } from './api.ts'
import { currentToken } from './session/bearer.ts'

export function call<K extends JsonKey>(key: K, ...input: InputArgs<K>): Promise<Answer<K>> {
  return callAs(currentToken, key, ...input)
}

/** With another token than the user's, or with none. */
export function callAs<K extends JsonKey>(
  bearer: typeof currentToken,
  key: K,
  ...[input]: InputArgs<K>
): Promise<Answer<K>> {
  return request(requestOf(key, input), bearer)
}
