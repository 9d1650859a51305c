import type { ReactNode } from 'react'

interface Props {
  /** Without header, footer and pre-footer. */
  bare: boolean
  children: ReactNode
}

/** The frame around every screen. */
export function Shell({ children }: Props) {
  return <main id="main">{children}</main>
}
