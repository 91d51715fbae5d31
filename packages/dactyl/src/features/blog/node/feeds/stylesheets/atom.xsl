<?xml version="1.0" encoding="utf-8"?>
<!-- An Atom feed as a page for people: what it is, how to follow it, and its posts. -->
<xsl:stylesheet
  version="1.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom"
  exclude-result-prefixes="atom"
>
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />

  <xsl:template match="/atom:feed">
    <html lang="{@xml:lang}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title><xsl:value-of select="atom:title" /> · {{kind}}</title>
        <link rel="stylesheet" href="atom.css" />
      </head>
      <body>
        <header>
          <p class="kind">{{kind}}</p>
          <h1><xsl:value-of select="atom:title" /></h1>
          <p><xsl:value-of select="atom:subtitle" /></p>
          <p><a class="visit" href="{atom:link[@rel='alternate']/@href}">{{visit}}</a></p>
        </header>
        <aside>
          <p>{{about}}</p>
          <p class="address">
            <span>{{address}}</span>
            <code><xsl:value-of select="atom:link[@rel='self']/@href" /></code>
          </p>
          <p>{{howTo}}</p>
        </aside>
        <main>
          <h2>{{posts}}</h2>
          <xsl:apply-templates select="atom:entry" />
        </main>
        <xsl:if test="atom:rights">
          <footer><xsl:value-of select="atom:rights" /></footer>
        </xsl:if>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="atom:entry">
    <article>
      <h3><a href="{atom:link[not(@rel)]/@href}"><xsl:value-of select="atom:title" /></a></h3>
      <p class="date"><xsl:value-of select="substring(atom:published, 1, 10)" /></p>
      <xsl:if test="atom:summary">
        <p><xsl:value-of select="atom:summary" /></p>
      </xsl:if>
      <xsl:if test="atom:category">
        <ul>
          <xsl:for-each select="atom:category"><li><xsl:value-of select="@label" /></li></xsl:for-each>
        </ul>
      </xsl:if>
    </article>
  </xsl:template>
</xsl:stylesheet>
