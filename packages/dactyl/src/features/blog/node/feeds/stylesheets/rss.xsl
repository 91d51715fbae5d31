<?xml version="1.0" encoding="utf-8"?>
<!-- An RSS feed as a page for people: what it is, how to follow it, and its posts. -->
<xsl:stylesheet
  version="1.0"
  xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom"
  exclude-result-prefixes="atom"
>
  <xsl:output method="html" encoding="utf-8" doctype-system="about:legacy-compat" />

  <xsl:template match="/rss/channel">
    <html lang="{language}">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title><xsl:value-of select="title" /> · {{kind}}</title>
        <link rel="stylesheet" href="rss.css" />
      </head>
      <body>
        <header>
          <p class="kind">{{kind}}</p>
          <h1><xsl:value-of select="title" /></h1>
          <p><xsl:value-of select="description" /></p>
          <p><a class="visit" href="{link}">{{visit}}</a></p>
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
          <xsl:apply-templates select="item" />
        </main>
        <xsl:if test="copyright">
          <footer><xsl:value-of select="copyright" /></footer>
        </xsl:if>
      </body>
    </html>
  </xsl:template>

  <xsl:template match="item">
    <article>
      <h3><a href="{link}"><xsl:value-of select="title" /></a></h3>
      <p class="date"><xsl:apply-templates select="pubDate" /></p>
      <xsl:if test="description">
        <p>
          <xsl:call-template name="text">
            <xsl:with-param name="html" select="description" />
          </xsl:call-template>
        </p>
      </xsl:if>
      <xsl:if test="category">
        <ul>
          <xsl:for-each select="category"><li><xsl:value-of select="." /></li></xsl:for-each>
        </ul>
      </xsl:if>
    </article>
  </xsl:template>

  <!-- "Fri, 05 Jan 2024 00:00:00 GMT" in the order that all languages read. -->
  <xsl:template match="pubDate">
    <xsl:variable name="name" select="substring(., 9, 3)" />
    <xsl:variable name="month" select="string-length(substring-before('JanFebMarAprMayJunJulAugSepOctNovDec', $name)) div 3 + 1" />
    <xsl:value-of select="concat(substring(., 13, 4), '-', format-number($month, '00'), '-', substring(., 6, 2))" />
  </xsl:template>

  <!-- A description is HTML in which only signs are written as entities. -->
  <xsl:template name="text">
    <xsl:param name="html" />
    <xsl:choose>
      <xsl:when test="contains($html, '&amp;lt;')">
        <xsl:call-template name="text">
          <xsl:with-param name="html" select="substring-before($html, '&amp;lt;')" />
        </xsl:call-template>
        <xsl:text>&lt;</xsl:text>
        <xsl:call-template name="text">
          <xsl:with-param name="html" select="substring-after($html, '&amp;lt;')" />
        </xsl:call-template>
      </xsl:when>
      <xsl:when test="contains($html, '&amp;amp;')">
        <xsl:value-of select="concat(substring-before($html, '&amp;amp;'), '&amp;')" />
        <xsl:call-template name="text">
          <xsl:with-param name="html" select="substring-after($html, '&amp;amp;')" />
        </xsl:call-template>
      </xsl:when>
      <xsl:otherwise><xsl:value-of select="$html" /></xsl:otherwise>
    </xsl:choose>
  </xsl:template>
</xsl:stylesheet>
