// A socket that a test holds in its hand.

export type Sent = { id: string; type: string };

export class Socket {
  static all: Socket[] = [];
  static readonly OPEN = 1;
  readyState = 0;
  sent: Sent[] = [];
  pings: Sent[] = [];
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  onclose?: (event: { code: number }) => void;

  constructor(readonly url: URL) {
    Socket.all.push(this);
  }

  send(text: string): void {
    const request = JSON.parse(text) as Sent;
    (request.type === "ping" ? this.pings : this.sent).push(request);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}
