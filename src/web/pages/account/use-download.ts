import { download } from '../../services/session/account.ts'
import { useSending } from '../../ui/form/use-sending.ts'

/** Downloads one document at a time; `fault` is `sentence` after a failed download. */
export function useDownload(sentence: string) {
  return useSending<string, string>((path) =>
    download(path).then(
      () => undefined,
      () => sentence,
    ),
  )
}
