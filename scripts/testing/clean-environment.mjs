/**
 * Before each test file: what loading a site leaves in the environment, for sidebars and plugins of that site, is gone.
 * Files share a process, in an order that depends on how long they took last time.
 */
delete process.env.DOCUSAURUS_CURRENT_LOCALE;
