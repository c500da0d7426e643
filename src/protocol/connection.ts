/** The port behind which every transport looks alike: in-memory pair, MessagePort, WebSocket. */

/** One end of an open connection; frames are JSON texts. */
export interface Connection {
  /** Sends a frame; does nothing once closed. */
  send(frame: string): void
  /** Ends the connection; `code` is one of FAREWELLS or 1000. */
  close(code?: number): void
}

/** What the owner of an end is told. */
export interface ConnectionEvents {
  received(frame: string): void
  closed(code: number): void
}
