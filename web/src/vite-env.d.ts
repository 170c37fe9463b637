/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:shelf/*" {
  const shelf: Record<string, { name: string; about: string }>;
  export default shelf;
}
