/** An event stream whose messages the test sends. */
export class FakeStream extends EventTarget {
  static opened: FakeStream[] = [];
  closed = false;

  constructor(readonly url: string) {
    super();
    FakeStream.opened.push(this);
  }

  send(type: string, data: object) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }

  close() {
    this.closed = true;
  }
}
