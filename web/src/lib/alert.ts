// The tab says whose turn it is.

export function alertTab(myTurn: boolean, title: string): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = myTurn ? "/icon-turn.svg" : "/icon.svg";
  if (icon && !icon.href.endsWith(wanted)) icon.href = wanted;
}
