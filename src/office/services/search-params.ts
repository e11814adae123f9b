// The part of an address after "?": filters, tabs and open rows. Every value is read as text and written only if it differs
// from the default, so that addresses stay short and can be shared.
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

type Raw = Record<string, string | undefined>
/** Methods, so that params of any value fit into one record. */
type Param<Value> = { read(raw: string | undefined): Value; write(value: Value): string | undefined }
type Params = Record<string, Param<unknown>>
type Values<Of> = { [Name in keyof Of]: Of[Name] extends Param<infer Value> ? Value : never }

export const text = (): Param<string> => ({ read: (raw) => raw ?? '', write: (value) => value || undefined })

/** One of a fixed set; anything else is the first. */
export const choice = <const Options extends readonly [string, ...string[]]>(
  options: Options,
): Param<Options[number]> => ({
  read: (raw) => options.find((option) => option === raw) ?? options[0],
  write: (value) => (value === options[0] ? undefined : value),
})

/** Several of a fixed set, joined by commas; none means all. */
export const several = <const Option extends string>(
  options: readonly Option[],
): Param<readonly Option[]> => ({
  read: (raw) => options.filter((option) => raw?.split(',').includes(option)),
  write: (value) => value.join(',') || undefined,
})

export const parseSearch = (search: string): Raw => Object.fromEntries(new URLSearchParams(search))

export function stringifySearch(raw: Record<string, unknown>): string {
  const given = Object.entries(raw).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const query = new URLSearchParams(given).toString()
  return query && `?${query}`
}

/** The values of the current address, by a screen's own params; other params stay untouched when some are set. */
export function useSearchParams<const Of extends Params>(
  params: Of,
): [Values<Of>, (change: Partial<Values<Of>>, options?: { replace?: boolean }) => void] {
  const raw: Raw = useSearch({ strict: false })
  const navigate = useNavigate()
  const values = useMemo(() => readAll(params, raw), [params, raw])
  const change = useCallback(
    (wanted: Partial<Values<Of>>, { replace = false } = {}) => {
      const search = (current: Raw) => ({ ...current, ...writeAll(params, wanted) })
      navigate({ to: '.', search: search as never, replace })
    },
    [params, navigate],
  )
  return [values, change]
}

export function readAll<Of extends Params>(params: Of, raw: Raw): Values<Of> {
  const read = Object.entries(params).map(([name, param]) => [name, param.read(raw[name])])
  return Object.fromEntries(read) as Values<Of>
}

export function writeAll<Of extends Params>(params: Of, values: Partial<Values<Of>>): Raw {
  const written = Object.entries(values).map(([name, value]) => [name, params[name]?.write(value)])
  return Object.fromEntries(written)
}
