// For Node, where a page is rendered before it is sent: there is nothing to define there.

export class PlyscopeView {}
